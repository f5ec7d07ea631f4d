import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AdminFrame } from '../../features/admin/components/admin-frame.tsx';
import { AuthorsScreen } from '../../features/admin/components/authors-screen.tsx';
import { BooksScreen } from '../../features/admin/components/books-screen.tsx';
import { CaseScreen } from '../../features/admin/components/cases/case-screen.tsx';
import { CasesFilter, CasesScreen } from '../../features/admin/components/cases/cases-screen.tsx';
import { LogScreen } from '../../features/admin/components/log-screen.tsx';
import { LootsScreen } from '../../features/admin/components/loots-screen.tsx';
import { PayoutsFilter, PayoutsScreen } from '../../features/admin/components/payouts-screen.tsx';
import { PeopleScreen } from '../../features/admin/components/people/people-screen.tsx';
import { PersonScreen } from '../../features/admin/components/people/person-screen.tsx';
import { ReviewsScreen } from '../../features/admin/components/reviews-screen.tsx';
import { VerificationScreen } from '../../features/admin/components/verification-screen.tsx';
import { WaitingTiles } from '../../features/admin/components/overview/waiting-tiles.tsx';
import type { AdminPart } from '../../shared/paths.ts';
import { NotFoundRoute } from './not-found.tsx';

interface ScreenOfPart {
  title: string;
  rules: string;
  /** Chooses what the screen shows. */
  tools?: ReactNode;
  screen: ReactNode;
}

const casesFilter = <CasesFilter />;

const screens: Record<AdminPart, ScreenOfPart> = {
  verification: {
    title: 'Verification',
    rules: 'Creators who ask for the Verified badge, longest waiting first.',
    screen: <VerificationScreen />,
  },
  loots: { title: 'All loots', rules: 'Approve, reject, hold and reopen.', screen: <LootsScreen /> },
  people: { title: 'People', rules: 'Keep somebody out, or let them in again.', screen: <PeopleScreen /> },
  authors: {
    title: 'Authors',
    rules: 'Posts whose platform does not tell whose they are. Nothing is paid for them before you do.',
    screen: <AuthorsScreen />,
  },
  payouts: {
    title: 'Payouts',
    rules: 'Payments that did not arrive, and who must act. Only the owner of a loot can retry one.',
    tools: <PayoutsFilter />,
    screen: <PayoutsScreen />,
  },
  refunds: {
    title: 'Refunds',
    rules:
      'What closed loots give back. Unless you decide or flag one within 5 business days, it is granted by itself; one that follows several of its owner’s waits for you.',
    tools: casesFilter,
    screen: (
      <CasesScreen key="refund" kind="refund" empty="What is left of a closed loot asks for its way back here." />
    ),
  },
  settlements: {
    title: 'Failed refunds',
    rules:
      'What the provider could not give back. Pay it from the bank of the platform, then record the reference of that transfer here.',
    tools: casesFilter,
    screen: <CasesScreen key="settlement" kind="settlement" empty="Every refund could be made." />,
  },
  disputes: {
    title: 'Disputes',
    rules:
      'Payments that a bank has called back, whose money is frozen until the bank decides, and warnings of fraud, after which what is left goes back.',
    tools: casesFilter,
    screen: <CasesScreen key="dispute" kind="dispute" empty="No bank has called a payment back." />,
  },
  appeals: {
    title: 'Appeals',
    rules: 'Rejections that somebody wants decided again.',
    tools: casesFilter,
    screen: <CasesScreen key="appeal" kind="appeal" empty="Everybody agrees with their owners." />,
  },
  holds: {
    title: 'Held payments',
    rules:
      'Payments whose evidence does not fit. Unless you decide or flag one within 3 business days, it is made by itself; one that is flagged, or whose loot was paid for by a risky card, is refused after 30 days.',
    tools: casesFilter,
    screen: <CasesScreen key="hold" kind="hold" empty="All evidence fits." />,
  },
  records: {
    title: 'Records',
    rules: 'Figures that somebody finds wrong in their own record. What they are counted from stands with each case.',
    tools: casesFilter,
    screen: <CasesScreen key="figure" kind="figure" empty="Everybody agrees with their figures." />,
  },
  reports: {
    title: 'Reports',
    rules: 'People, messages, stores and loots that somebody has reported, longest waiting first.',
    tools: casesFilter,
    screen: <CasesScreen key="report" kind="report" empty="Nobody has reported anything." />,
  },
  reviews: { title: 'Reviews', rules: 'Remove what breaks the house rules.', screen: <ReviewsScreen /> },
  books: {
    title: 'Books',
    rules: 'The reconciler recounts every loot, its entries, and what Stripe says, and compares.',
    screen: <BooksScreen />,
  },
  log: { title: 'Log', rules: 'What admins have done, and why. Nobody can change it.', screen: <LogScreen /> },
};

/** `/admin`: what waits, and below it one address for each kind of work. */
export function AdminRoute() {
  return (
    <Routes>
      <Route
        index
        element={
          <AdminFrame title="Admin">
            <WaitingTiles />
          </AdminFrame>
        }
      />
      {Object.entries(screens).map(([part, { title, rules, tools, screen }]) => (
        <Route
          key={part}
          path={part}
          element={
            <AdminFrame title={title} rules={rules} tools={tools}>
              {screen}
            </AdminFrame>
          }
        />
      ))}
      <Route path="cases/:id" element={<CaseScreen />} />
      <Route path="people/:uid" element={<PersonScreen />} />
      <Route path="*" element={<NotFoundRoute />} />
    </Routes>
  );
}
