import { screen, within } from '@testing-library/react';
import { renderElement } from '../testing/visit.tsx';
import { createQuestionCard, createQuestionsPage } from './testing/question.ts';
import { Component, loader } from './tractor-questions.widget.tsx';

afterEach(() => jest.restoreAllMocks());

test('requests the newest four questions about the tractor', async () => {
  const requests: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    requests.push(String(input));
    return Response.json({
      data: createQuestionsPage([1, 2, 3, 4, 5].map((id) => createQuestionCard(id))),
    });
  });
  const { signal } = new AbortController();
  const items = await loader({ props: { id: 9, name: 'Swaraj 744' }, language: 'hi', signal });
  expect(items.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(requests).toEqual(['/api/v1/questions?tractor=9&language=hi']);
});

test('links each question to its page, and prefills the tractor in the form', async () => {
  await renderElement(<Component id={9} name="Swaraj 744" data={[createQuestionCard(1)]} />);
  const region = within(screen.getByRole('region', { name: 'Questions about Swaraj 744' }));
  expect(region.getByRole('heading', { level: 3 })).toHaveTextContent('Question 1');
  expect(region.getByRole('link', { name: 'Ask about this tractor' })).toHaveAttribute(
    'href',
    '/tractors-question-hub?tractor=Swaraj%20744#ask',
  );
});

test('shows a message when there are no questions', async () => {
  await renderElement(<Component id={9} name="Swaraj 744" data={[]} />);
  expect(screen.getByText('Nobody has asked about it yet.')).toBeInTheDocument();
});
