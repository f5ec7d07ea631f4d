import express, { type Express } from 'express';

/** An Express app with nothing of the product: `GET /{id}` answers with the JSON that `answer` returns. */
export function createBareApp(answer: (id: string) => Promise<unknown>): Express {
  const app = express();
  app.get('/:id', async (request, response) => {
    response.json(await answer(request.params.id));
  });
  return app;
}
