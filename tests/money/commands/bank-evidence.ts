import { sendBankEvidence } from '../../../functions/src/admin/bank-evidence.ts';
import { EvidencePart } from '@doubloon/contract/cases/bank-evidence.ts';
import { inOrder, readBooks } from '../invariants/books.ts';
import { Violation } from '../invariants/violation.ts';
import { ADMIN } from '../people.ts';
import { pick } from '../world.ts';
import type { Command } from './command.ts';

/** An admin sends evidence against a dispute to its bank; sometimes twice, once it is decided, or after its day. */
export const sendToBank: Command = async (world, [who, what, how]) => {
  const { cases } = await readBooks(world.look);
  const found = pick(inOrder(cases.filter(({ kind }) => kind === 'dispute')), who);
  if (!found) return;
  const { standIn } = world.provider;
  const handedIn = () => standIn.store.state.disputes.get(found.subjectId)?.evidence_details.submission_count ?? 0;
  const before = handedIn();
  const parts = EvidencePart.options.slice(0, what % (EvidencePart.options.length + 1));
  for (const statement of how % 3 === 2 ? ['It was delivered', 'It was accepted'] : ['It was delivered']) {
    await world.attempt('evidence is sent to a bank', () =>
      sendBankEvidence(world.callOf(ADMIN.uid), { params: { id: found.id }, body: { statement, parts } }),
    );
  }
  if (world.isAlone && handedIn() > before + 1) throw new Violation(`a bank has got evidence of ${found.id} twice`);
};
