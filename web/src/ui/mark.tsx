/** The sign of the project: three agents that speak to each other. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="mark-ground" />
      <path d="M10 11h12L16 22z" className="mark-line" />
      <g className="mark-dots">
        <circle cx="10" cy="11" r="3.4" />
        <circle cx="22" cy="11" r="3.4" />
        <circle cx="16" cy="22" r="3.4" />
      </g>
    </svg>
  );
}
