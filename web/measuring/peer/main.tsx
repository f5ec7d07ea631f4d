import { zodResolver } from '@hookform/resolvers/zod';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { initializeApp } from 'firebase/app';
import { browserLocalPersistence, browserPopupRedirectResolver, initializeAuth, signOut } from 'firebase/auth';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { createBrowserRouter, Navigate, Outlet, RouterProvider, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { create } from 'zustand';

/** The peer of the bench: a plain signed-in screen with a static stylesheet, made of the product's packages and nothing else of it but its API. */

const Me = z.object({ name: z.string() });
const Row = z.object({ id: z.string(), kind: z.string(), title: z.string().nullable(), created_at: z.string() });
const Search = z.object({ words: z.string().trim().max(100) });

const auth = initializeAuth(initializeApp({ apiKey: 'bench', projectId: 'bench' }), {
  persistence: browserLocalPersistence,
  popupRedirectResolver: browserPopupRedirectResolver,
});

const useToken = create<{ token: string | null }>()(() => ({ token: localStorage.getItem('loot_token') }));

async function ask<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
  const answer = await fetch(`/api${path}`, { headers: { authorization: `Bearer ${useToken.getState().token}` } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return schema.parse(await answer.json());
}

/** Shows the screen to whom the API knows. */
function Session() {
  const me = useQuery({ queryKey: ['me'], queryFn: () => ask('/auth/profile', Me), retry: false });
  if (me.isError) return <Navigate to="/login" replace />;
  return (
    <>
      <header>
        <strong>Peer</strong>
        <span>{me.data?.name}</span>
        <button onClick={() => void signOut(auth)}>Sign out</button>
      </header>
      <main>{me.data ? <Outlet /> : <p>Just a moment …</p>}</main>
    </>
  );
}

const ROWS = 10;

function List() {
  const [params, setParams] = useSearchParams();
  const words = params.get('words') ?? '';
  const { register, handleSubmit } = useForm({ resolver: zodResolver(Search), defaultValues: { words } });
  const rows = useQuery({
    queryKey: ['rows', words],
    queryFn: () => {
      const query = new URLSearchParams({ limit: String(ROWS), ...(words !== '' && { search: words }) });
      return ask(`/notifications?${query.toString()}`, z.array(Row));
    },
  });
  return (
    <>
      <h1>Ten rows</h1>
      <form onSubmit={(event) => void handleSubmit((search) => setParams(search))(event)}>
        <input aria-label="Words" {...register('words')} />
        <button>Search</button>
      </form>
      <ul>
        {rows.data?.map(({ id, kind, title, created_at: createdAt }, index) => (
          <li key={id}>
            <h2>
              Row {index + 1}: {title}
            </h2>
            <p>
              {kind}, {new Date(createdAt).toLocaleDateString()}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

const router = createBrowserRouter([
  {
    element: <Session />,
    children: [{ path: '/', element: <List /> }],
  },
  { path: '/login', element: <main>Sign in first.</main> },
]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
