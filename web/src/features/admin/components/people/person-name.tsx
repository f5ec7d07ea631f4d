import { DELETED_USER_NAME } from '@doubloon/contract/users/user.ts';
import { paths } from '../../../../shared/paths.ts';
import { TextLink } from '../../../../shared/ui/buttons/text-link.tsx';

/** The name of a person, which leads to their page for admins; that of an account that has ended leads nowhere. */
export function PersonName({ uid, name }: { uid: string; name: string }) {
  return name === DELETED_USER_NAME ? name : <TextLink to={paths.adminPerson(uid)}>{name}</TextLink>;
}
