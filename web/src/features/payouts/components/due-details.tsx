import type { ConnectedAccountView } from '@doubloon/contract/payments/connected-account.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { dueWords } from '@doubloon/contract/payments/provider/due-details.ts';
import { formatDate } from '../../../shared/ui/figures/time.ts';

/** Lists what the payment provider asks of an account, each thing once, with what it says is the matter with what it has. */
export function DueDetails({ account: { status, due, due_by: by } }: { account: ConnectedAccountView }) {
  const asked = new Map<string, Set<string>>();
  for (const { name, problem } of due) {
    const words = dueWords(name);
    const problems = asked.get(words) ?? new Set();
    asked.set(words, problem ? problems.add(problem) : problems);
  }
  if (asked.size === 0) return null;
  return (
    <chakra.div maxWidth="prose">
      <p>
        {status !== 'active'
          ? 'It asks for:'
          : by
            ? `By ${formatDate(by)} Stripe asks for more. Without it, it stops paying you:`
            : 'So that it goes on paying you, Stripe asks for:'}
      </p>
      <chakra.ul className="bulleted" display="grid" gap="1" marginTop="2">
        {[...asked].map(([words, problems]) => (
          <li key={words}>
            {words}
            {[...problems].map((problem) => (
              <chakra.span key={problem} display="block" textStyle="hint" overflowWrap="anywhere" children={problem} />
            ))}
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
