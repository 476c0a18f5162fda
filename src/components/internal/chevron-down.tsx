/** As lucide draws it, made once: a form may have hundreds of it. */
export const chevronDown = (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    className="size-4 shrink-0 text-muted"
  >
    <path d="m6 9 6 6 6-6" />
  </svg>
);
