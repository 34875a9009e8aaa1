/** Widths at which layouts change, as media queries. Pixels. */
export const media = {
  /** Phones and narrow embeds: one column, cards instead of rows. */
  narrow: '(max-width: 719px)',
  /** Below this the navigation is a drawer. */
  noSidebar: '(max-width: 1099px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  hover: '(hover: hover)',
} as const;
