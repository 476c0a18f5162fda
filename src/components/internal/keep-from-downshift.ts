/** downshift would do something of its own. */
export function keepFromDownshift(event: { nativeEvent: Event }) {
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}
