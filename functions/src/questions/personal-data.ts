import type { PersonalData } from '../platform/personal-data.ts';

export const questionsPersonalData = {
  lists: ({ db }, uid) => [
    { name: 'questions-asked', records: db.questions.eachOf(uid) },
    { name: 'questions-received', records: db.questions.eachTo(uid) },
  ],
  erase: {
    /** Removes the questions that a person has asked, answered or not, and all about their loots. */
    questions: ({ db }, uid) => db.questions.removeAllOf(uid),
  },
} satisfies PersonalData;
