import { listLedgerResults } from '@doubloon/contract/admin/operations.ts';
import type { LedgerResultView } from '@doubloon/contract/payments/ledger-result.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { pagesOf } from '../../../shared/api/queries/query.ts';
import { paths } from '../../../shared/paths.ts';
import { Card, chakra, Detail, Hint, Wrap } from '../../../shared/style/chakra.tsx';
import { CopyableId } from '../../../shared/ui/buttons/copyable-id.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { counted, formatCents, formatNumber, Money } from '../../../shared/ui/figures/numbers.tsx';
import { DataTable, type Column } from '../../../shared/ui/lists/data-table.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';
import { formatMoment } from '../../../shared/ui/figures/time.ts';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';

type Difference = LedgerResultView['differences'][number];

type NamedLoot = LedgerResultView['named_campaigns'][number];

const columnsOf = (names: readonly NamedLoot[]): readonly Column<Difference>[] => [
  {
    header: 'Loot',
    cell: ({ campaign_id: id, funds_id: added }) => (
      <>
        <LootName id={id} names={names} />
        {added && (
          <Hint>
            Added budget <CopyableId id={added} of="the added budget" />
          </Hint>
        )}
      </>
    ),
  },
  { header: 'What', cell: ({ what }) => what },
  { header: 'Stored', cell: ({ stored_cents: cents }) => <Money cents={cents} /> },
  { header: 'Recounted', cell: ({ recounted_cents: cents }) => <Money cents={cents} /> },
];

/** A loot by its title and owner, with its id to copy. */
function LootName({ id, names }: { id: string; names: readonly NamedLoot[] }) {
  const known = names.find((named) => named.id === id);
  return (
    <>
      <TextLink to={paths.managedLoot(id)}>{known?.title ?? 'A loot without a name here'}</TextLink>
      <Detail>
        {known && `${known.owner_name} · `}
        <CopyableId id={id} of={known?.title ?? 'the loot'} />
      </Detail>
    </>
  );
}

const isShort = (balance: LedgerResultView['balance']) =>
  balance !== null && balance.available_cents < balance.needed_cents;

/** Badges of a recount: one per kind of problem, or a single one when the books agree. */
function verdictsOf({
  difference_count: differences,
  not_compared: left,
  unhandled_events: events,
  balance,
}: LedgerResultView) {
  const problems = [
    differences > 0 && counted(differences, 'difference'),
    left.length > 0 && `${new Set(left).size} not compared`,
    events.length > 0 && `${events.length} not handled`,
  ];
  const short = isShort(balance) ? [{ text: 'Balance too small', colorPalette: 'coral' as const }] : [];
  const found = problems.filter((text) => text !== false).map((text) => ({ text, colorPalette: 'coral' as const }));
  return [...(found.length > 0 ? found : [{ text: 'The books agree', colorPalette: 'sea' as const }]), ...short];
}

/** Lists the recounts of the books and their findings, newest first. */
export function BooksScreen() {
  const list = useInfiniteQuery(pagesOf(listLedgerResults, { query: {} }));
  return (
    <PagedList
      isMain
      list={list}
      problem="Failed to load the results"
      empty={<EmptyState drawing="chest" title="The books were not recounted yet" />}
    >
      {(results) => (
        <chakra.ol listStyleType="none" display="grid" gap="3">
          {results.map((result) => (
            <Card as="li" key={result.id} padding={{ base: '4', md: '5' }}>
              <Wrap justifyContent="space-between" gap="2" alignItems="center">
                <chakra.p fontWeight="semibold">{formatMoment(result.created_at)}</chakra.p>
                <chakra.span display="flex" flexWrap="wrap" gap="2">
                  {verdictsOf(result).map(({ text, colorPalette }) => (
                    <Badge key={text} colorPalette={colorPalette}>
                      {text}
                    </Badge>
                  ))}
                </chakra.span>
              </Wrap>
              <Hint marginTop="1">
                {counted(result.campaigns, 'payment')}, {result.groups} groups of entries
                {result.round_complete ? ', to the end of the round' : '; the next run goes on from there'}
              </Hint>
              {result.balance && <Balance {...result.balance} />}
              {result.provider_reads && <Reads {...result.provider_reads} />}
              <Listed text="Recounted, but not held against the payment provider, which did not answer or lists too much. The next round tries again.">
                {[...new Set(result.not_compared)].map((id) => (
                  <chakra.li key={id} paddingY="2">
                    <LootName id={id} names={result.named_campaigns} />
                  </chakra.li>
                ))}
              </Listed>
              <Listed text="Messages of the payment provider that could not be handled. Each run tries again; when the cause is mended they can also be resent at the provider.">
                {result.unhandled_events.map(({ id, type }) => (
                  <chakra.li key={id} paddingY="2">
                    {type} <CopyableId id={id} of="the message" />
                  </chakra.li>
                ))}
              </Listed>
              {result.differences.length > 0 && (
                <chakra.div marginTop="4">
                  <DataTable
                    caption="Differences"
                    columns={columnsOf(result.named_campaigns)}
                    items={result.differences}
                    keyOf={({ campaign_id: id, funds_id: added, what }) => `${id} ${added} ${what}`}
                  />
                </chakra.div>
              )}
            </Card>
          ))}
        </chakra.ol>
      )}
    </PagedList>
  );
}

function Balance({ available_cents: available, needed_cents: needed }: NonNullable<LedgerResultView['balance']>) {
  return (
    <Hint marginTop="1">
      {formatCents(available)} available at the payment provider. Refunds that wait, or the float, take{' '}
      {formatCents(needed)}
      {isShort({ available_cents: available, needed_cents: needed }) && ': add to the balance there'}.
    </Hint>
  );
}

function Reads({ reads, payments, allowed }: NonNullable<LedgerResultView['provider_reads']>) {
  return (
    <Hint marginTop="1">
      {formatNumber(reads)} reads at the payment provider in the 30 days before, for {counted(payments, 'payment')}
      {payments > 0 && `: ${formatNumber(Math.ceil(reads / payments))} each`}. It allows {formatNumber(allowed)}.
    </Hint>
  );
}

function Listed({ text, children }: { text: string; children: readonly ReactElement[] }) {
  if (children.length === 0) return null;
  return (
    <chakra.div marginTop="4">
      <chakra.p fontSize="sm">{text}</chakra.p>
      <chakra.ul fontSize="sm" marginTop="1" listStyleType="none" overflowWrap="anywhere" children={children} />
    </chakra.div>
  );
}
