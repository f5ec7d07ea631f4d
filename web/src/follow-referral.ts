// Loaded by the landing page when its address carries a referral code.
import './app/parse-without-eval.ts';

const { recordReferral } = await import('./app/visit/record-referral.ts');
await recordReferral(location.search);

export {};
