import { ApplicationFunds } from '@doubloon/contract/payments/application-funds.ts';
import { storeOf } from '../../platform/database/document-store.ts';

/** The earnings and payments of each application; there are none before its first approval. */
export class ApplicationFundsStore extends storeOf(
  'applicationFunds',
  ApplicationFunds,
  ({ applicationId }) => applicationId,
) {}
