import type { ListedCaseView } from '@doubloon/contract/cases/case.ts';
import { Route, Routes } from 'react-router-dom';
import { CaseScreen } from '../../features/admin/components/cases/case-screen.tsx';
import { answerApi } from '../answer-api.ts';
import { renderScreen } from '../render-screen.tsx';
import { aCaseOnTheWire } from '../wire/listed-case.ts';

/** Shows a case at its address, while the API answers it, an empty log, and `answers`. Returns the calls made so far. */
export function showCase(item: Partial<ListedCaseView>, answers: Parameters<typeof answerApi>[0] = {}) {
  const found = aCaseOnTheWire(item);
  const calls = answerApi({
    [`GET /admin/cases/${found.id}`]: { json: found },
    'GET /admin/audit': { json: [] },
    ...answers,
  });
  renderScreen(
    <Routes>
      <Route path="/admin/cases/:id" element={<CaseScreen />} />
    </Routes>,
    `/admin/cases/${found.id}`,
  );
  return calls;
}
