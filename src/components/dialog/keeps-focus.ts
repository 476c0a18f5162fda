/** Of what lies behind an open sheet: a press on it leaves the focus in the sheet, where that stays open. */
export const keepsFocus = {
  onMouseDown: () => {
    const had = document.activeElement;
    // A list that is open in the sheet closes only where it loses the focus: it comes back afterwards.
    const giveBack = () => document.activeElement === document.body && had instanceof HTMLElement && had.focus();
    addEventListener('mouseup', giveBack, { once: true });
  },
};
