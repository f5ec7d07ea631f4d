import { conversationsQuery, messagesQuery } from '../../features/messages/api/queries.ts';
import { askForPages, forRoles } from './visit.ts';

export const firstData = forRoles(['business_owner', 'content_creator', 'admin'], ({ search }) => {
  void askForPages(conversationsQuery());
  const id = search.get('conversation');
  if (id !== null) void askForPages(messagesQuery(id));
});
