import type { QueryFunctionContext } from '@tanstack/react-query';

/** Asks; where that fails and nothing is shown yet, `otherwise` stands in. What is shown stays, because the query fails then as any other does. */
export async function answerOr<Data>(
  { client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  ask: () => Promise<Data>,
  otherwise: () => Data | Promise<Data>,
): Promise<Data> {
  try {
    return await ask();
  } catch (error) {
    if (client.getQueryData(queryKey) !== undefined) throw error;
    return otherwise();
  }
}
