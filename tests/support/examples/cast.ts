import type { Role } from '@doubloon/contract/shared/roles.ts';
import { createPerson } from '../given/people.ts';
import type { Person } from '../given/person.ts';

const cast = new Map<Role, Promise<Person>>();

/** Returns the person of a role whom the examples of a test file share. */
export function castMember(role: Role): Promise<Person> {
  const member = cast.get(role) ?? createPerson(role);
  cast.set(role, member);
  return member;
}

/** Makes the examples share new people from now on, who have done nothing yet. */
export function changeCast(): void {
  cast.clear();
}
