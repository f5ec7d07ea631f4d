import { fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import { Comparison } from '@doubloon/contract/payments/provider/comparison.ts';
import { storeOf } from '../../platform/database/document-store.ts';

export class Comparisons extends storeOf('comparisons', Comparison, fundsIdOf) {}
