/** Kinds of text, as `textStyle` names them. */
export const textStyles = {
  /** Beside what it explains, or below it. */
  hint: { value: { color: 'muted', fontSize: 'sm' } },
  /** Error message beside its cause. */
  error: { value: { color: 'coralText', fontSize: 'sm' } },
  /** Money and counts, with digits of one width. */
  figure: { value: { fontVariantNumeric: 'lining-nums tabular-nums' } },
  sectionTitle: { value: { fontSize: 'xl' } },
};
