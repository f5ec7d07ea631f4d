import * as operations from '@doubloon/contract/drafts/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { deleteDraft } from './delete-draft.ts';
import { saveDraft } from './save-draft.ts';
import { listDrafts } from './list-drafts.ts';

export const draftsRoutes = routes(operations, { listDrafts, saveDraft, deleteDraft });
