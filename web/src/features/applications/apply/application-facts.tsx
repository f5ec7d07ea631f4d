import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { DateText, TimeLeft } from '../../../shared/ui/figures/date-text.tsx';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { awaitedDelivery } from '../awaited-delivery.ts';

interface ApplicationFactsProps {
  application: ApplicationView;
  /** True where the reader is who pays for it. */
  costs?: boolean;
}

/**
 * Shows what an application can cost whom it costs, when it was made and, while it is open, by when it is decided; then by when something is delivered.
 */
export function ApplicationFacts({ application, costs = false }: ApplicationFactsProps) {
  const deliverBy = awaitedDelivery(application);
  const most = costs ? application.campaign.pays_up_to : null;
  return (
    <Facts
      facts={[
        ['Costs you at most', most === null ? null : <Money key="c" cents={most} />],
        ['Applied', <DateText key="a" value={application.created_at} />],
        ['Decision by', application.status === 'pending' ? <DateText key="d" value={application.decide_by} /> : null],
        [
          'Delivery by',
          deliverBy && (
            <>
              <DateText value={deliverBy} />
              <TimeLeft to="deliver" by={deliverBy} />
            </>
          ),
        ],
      ]}
    />
  );
}
