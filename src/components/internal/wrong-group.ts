/** What is wrong with a group of controls, each of which has a frame of its own. */
export const wrongGroup =
  '[&:is([aria-invalid=true],[data-invalid])]:rounded-control [&:is([aria-invalid=true],[data-invalid])]:outline-2! [&:is([aria-invalid=true],[data-invalid])]:outline-offset-2! [&:is([aria-invalid=true],[data-invalid])]:outline-critical!';
