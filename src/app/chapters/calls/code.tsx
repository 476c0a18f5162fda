/** Text as it travels: scrolls where it is long, and can be scrolled by the keyboard. */
export function Code({ text }: { text: string }) {
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="max-h-80 overflow-auto rounded-control border border-line bg-sunken p-3 print:max-h-none print:p-2"
    >
      <pre dir="ltr" className="annotation text-start print:columns-2 print:text-[0.625rem]">
        {text}
      </pre>
    </div>
  );
}
