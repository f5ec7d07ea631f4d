import type { LegalText } from './legal-text.ts';
import { pdpaText } from './texts/pdpa.ts';
import { privacyText } from './texts/privacy.ts';
import { prohibitedText } from './texts/prohibited.ts';
import { refundText } from './texts/refund.ts';
import { termsText } from './texts/terms.ts';

/** The legal texts. Where one states a procedure, a share or a time, the product follows it. */
export const legalTexts: readonly LegalText[] = [termsText, privacyText, prohibitedText, pdpaText, refundText];
