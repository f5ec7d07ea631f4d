import { describe, expect, it } from 'vitest';
import { dueList, dueWords } from './due-details.ts';

describe('what the payment provider asks for', () => {
  it.each([
    ['individual.verification.document', 'a photo of your identity document'],
    ['person_1AbC.verification.document', 'a photo of your identity document'],
    ['company.verification.document', 'a document of your business'],
    ['company.tax_id', 'details of your company'],
    ['external_account', 'a bank account or debit card that you can be paid to'],
    ['individual.dob.day', 'your date of birth'],
    ['individual.id_number', 'the number of your identity card'],
    ['business_profile.url', 'a website or profile that shows your work'],
    ['tos_acceptance.date', 'your agreement to Stripe’s terms'],
    ['interv_abc123.restricted_or_prohibited_industry_diligence.form', 'answers to some questions of Stripe’s'],
    ['individual.dobby', 'more details about you or your work'],
    ['constructor', 'more details about you or your work'],
  ])('is said in plain words: %s', (name, words) => {
    expect(dueWords(name)).toBe(words);
  });

  it('is listed with each thing once, and not without end', () => {
    const dob = ['individual.dob.day', 'individual.dob.month', 'individual.dob.year'];
    expect(dueList([])).toBeUndefined();
    expect(dueList(dob)).toBe('your date of birth');
    expect(dueList([...dob, 'individual.phone'])).toBe('your date of birth and your phone number');
    const many = [...dob, 'individual.phone', 'individual.email', 'individual.address.line1', 'business_type'];
    expect(dueList(many)).toBe('your date of birth, your phone number, your email address, your address and more');
  });
});
