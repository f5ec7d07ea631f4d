import { listLedgerResults } from '@doubloon/contract/admin/operations.ts';
import type { LedgerResultView } from '@doubloon/contract/payments/ledger-result.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { AgreeingBooks, readsText } from './books-table.tsx';
import { TileFigure, TileMoney, Verdict } from './overview/waiting-figures.tsx';
import { pagesOf } from '../../../shared/api/queries/query.ts';
import { paths } from '../../../shared/paths.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { Card, chakra, Detail, Hint, List, Wrap } from '../../../shared/style/chakra.tsx';
import { CopyableId } from '../../../shared/ui/buttons/copyable-id.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { counted, formatCents, formatNumber, Money } from '../../../shared/ui/figures/numbers.tsx';
import { StatTile, StatTiles } from '../../../shared/ui/figures/stat-tile.tsx';
import { DataTable, type Column } from '../../../shared/ui/lists/data-table.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';
import { nearMoment } from '../../../shared/ui/figures/time.ts';
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

/** Returns what is wrong in a recount, a few words for each kind of problem; nothing when the books agree and the balance is enough. */
function problemsOf({
  difference_count: differences,
  not_compared: left,
  unhandled_events: events,
  balance,
}: LedgerResultView): readonly string[] {
  return [
    differences > 0 && counted(differences, 'difference'),
    left.length > 0 && `${new Set(left).size} not compared`,
    events.length > 0 && `${events.length} not handled`,
    isShort(balance) && 'Balance too small',
  ].filter((text) => text !== false);
}

/** Lists the recounts of the books, newest first: those that found something in full above the others. */
export function BooksScreen() {
  const list = useInfiniteQuery(pagesOf(listLedgerResults, { query: {} }));
  return (
    <PagedList
      isMain
      list={list}
      problem="Failed to load the results"
      empty={<EmptyState drawing="chest" title="The books were not recounted yet" />}
    >
      {(results) => {
        const wrong = results.filter((result) => problemsOf(result).length > 0);
        const right = results.filter((result) => problemsOf(result).length === 0);
        return (
          <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
            {results[0] && problemsOf(results[0]).length === 0 && <Standing result={results[0]} />}
            {wrong.length > 0 && (
              <List gap="3" aria-label="Recounts with a problem">
                {wrong.map((result) => (
                  <Wrong key={result.id} result={result} />
                ))}
              </List>
            )}
            {right.length > 0 && <AgreeingBooks results={right} />}
          </chakra.div>
        );
      }}
    </PagedList>
  );
}

const Moment = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    fontWeight: 'semibold',
    '& svg': { color: 'coralText', flexShrink: '0' },
  },
});

/** Says in three figures how the books stand after the last recount. */
function Standing({ result: { created_at: at, balance, provider_reads: told } }: { result: LedgerResultView }) {
  return (
    <StatTiles by="three">
      <StatTile
        name="Books"
        value={
          <Verdict>
            <CircleCheck aria-hidden />
            Agree
          </Verdict>
        }
        note={`Last check ${nearMoment(at, currentTime())}`}
      />
      <StatTile
        name="Available"
        value={balance ? <TileMoney cents={balance.available_cents} /> : '–'}
        note={
          balance &&
          (balance.needed_cents > 0 ? `${formatCents(balance.needed_cents)} to give back` : 'No refund waits')
        }
      />
      <StatTile
        name="Reads in 30 days"
        value={told ? <TileFigure>{formatNumber(told.reads)}</TileFigure> : '–'}
        note={told && <span title={readsText(told)}>{`of ${formatNumber(told.allowed)} allowed`}</span>}
      />
    </StatTiles>
  );
}

/** A recount that found something, with everything that it found. */
function Wrong({ result }: { result: LedgerResultView }) {
  const { balance, provider_reads: told, named_campaigns: names } = result;
  return (
    <Card as="li" padding={{ base: '4', md: '5' }} borderColor="coralText">
      <Wrap justifyContent="space-between" gap="2" alignItems="center">
        <Moment>
          <CircleAlert size={20} aria-hidden />
          {nearMoment(result.created_at, currentTime())}
        </Moment>
        <Wrap as="span" gap="2">
          {problemsOf(result).map((text) => (
            <Badge key={text} colorPalette="coral">
              {text}
            </Badge>
          ))}
        </Wrap>
      </Wrap>
      <Hint marginTop="1">
        {counted(result.campaigns, 'payment')}, {result.groups} groups of entries
        {result.round_complete ? ', to the end of the round' : '; the next run goes on from there'}
      </Hint>
      {balance && <Balance {...balance} />}
      {told && <Hint marginTop="1">{readsText(told)}</Hint>}
      <Listed text="Recounted, but not held against the payment provider, which did not answer or lists too much. The next round tries again.">
        {[...new Set(result.not_compared)].map((id) => (
          <chakra.li key={id} paddingY="2">
            <LootName id={id} names={names} />
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
            columns={columnsOf(names)}
            items={result.differences}
            keyOf={({ campaign_id: id, funds_id: added, what }) => `${id} ${added} ${what}`}
          />
        </chakra.div>
      )}
    </Card>
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

function Listed({ text, children }: { text: string; children: readonly ReactElement[] }) {
  if (children.length === 0) return null;
  return (
    <chakra.div marginTop="4">
      <chakra.p fontSize="sm">{text}</chakra.p>
      <chakra.ul fontSize="sm" marginTop="1" listStyleType="none" overflowWrap="anywhere" children={children} />
    </chakra.div>
  );
}
