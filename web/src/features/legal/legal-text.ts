import type { LegalTab } from '../../shared/paths.ts';

/** A paragraph, or a list of points. */
export type LegalPart = string | readonly string[];

export interface LegalSection {
  heading: string;
  parts: readonly LegalPart[];
}

export interface LegalText {
  tab: LegalTab;
  /** On the tab. */
  label: string;
  title: string;
  /** Summary of the text, in a sentence or two. */
  summary: string;
  sections: readonly LegalSection[];
}

/** The calendar day since which the texts hold. */
export const LEGAL_SINCE = '2026-11-20';
