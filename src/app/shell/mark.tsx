/** Nine chapters in a square: some drawn solid, some dashed, one hatched. */
export function Mark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden className="size-4.5 shrink-0 text-accent" fill="none" stroke="currentColor">
      <path d="M.75.75h16.5v16.5H.75zM6.25.75v16.5M11.75.75v16.5M.75 6.25h16.5M.75 11.75h16.5" strokeWidth="1.5" />
      <path d="M1 1h5v5H1zM6.5 6.5h5v5h-5z" fill="currentColor" stroke="none" />
    </svg>
  );
}
