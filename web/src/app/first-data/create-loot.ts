import { firstDraftsQuery } from '../../shared/drafts/use-kept-text.ts';
import { askUnkept, forRoles } from './visit.ts';

export const firstData = forRoles(['business_owner'], ({ user }) => void askUnkept(firstDraftsQuery(user.uid)));
