const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Lets the browser ask before the page is closed or loaded anew, while something would be lost by it. */
export function askBeforeLeaving(isLost: boolean) {
  if (isLost) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
