import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fakeWorld } from './fake-world.ts';
import { runSteps, sayCommands } from './run-steps.ts';
import type { Step } from './step.ts';

const lampIsOn: Step = {
  name: 'lamp',
  read: ['gcloud', 'lamp', 'describe'],
  lacks: (state) => ((state as { isOn: boolean }).isOn ? [] : ['light']),
  files: { 'lamp.json': '{}' },
  commands: () => [['gcloud', 'lamp', 'update', '--on']],
  help: 'Buy a lamp.',
};
const door: Step = { name: 'door', commands: () => [['gcloud', 'door', 'open']] };

describe('steps', () => {
  it('run in their order, and say what they lacked and did', async () => {
    const world = fakeWorld({ 'gcloud lamp describe': [{ isOn: false }] });
    expect(await runSteps([lampIsOn, door], world)).toBe(0);
    expect(world.ran).toEqual(['gcloud lamp describe', 'gcloud lamp update --on', 'gcloud door open']);
    expect(world.said).toEqual([
      'lamp: lacks light',
      '> gcloud lamp update --on',
      'lamp: done',
      '> gcloud door open',
      'door: done',
    ]);
    expect(world.files).toEqual({ 'lamp.json': '{}' });
  });

  it('leave alone what is so already', async () => {
    const world = fakeWorld({ 'gcloud lamp describe': [{ isOn: true }] });
    expect(await runSteps([lampIsOn], world)).toBe(0);
    expect(world.ran).toEqual(['gcloud lamp describe']);
    expect(world.said).toEqual(['lamp: already so']);
    expect(world.files).toEqual({});
  });

  it('give later steps what they have read', async () => {
    const learn: Step = {
      name: 'number',
      read: ['gcloud', 'number'],
      learn: (state) => ({ houseNumber: String((state as { number: number }).number) }),
    };
    const use: Step = { name: 'letter', commands: () => [['gcloud', 'send', 'to-{houseNumber}']] };
    const world = fakeWorld({ 'gcloud number': [{ number: 7 }] });
    expect(await runSteps([learn, use], world)).toBe(0);
    expect(world.ran).toEqual(['gcloud number', 'gcloud send to-7']);
    await expect(runSteps([use], fakeWorld())).rejects.toThrow('No step has read houseNumber.');
  });

  it('end with the first that fails, which says its command, its output and how to go on', async () => {
    const world = fakeWorld({ 'gcloud lamp describe': [{ status: 3, stdout: 'dark', stderr: 'no such lamp' }] });
    expect(await runSteps([lampIsOn, door], world)).toBe(3);
    expect(world.ran).toEqual(['gcloud lamp describe']);
    expect(world.said).toEqual([
      '\nStopped at: lamp\ngcloud lamp describe ended with status 3.\ndark\nno such lamp',
      'Buy a lamp.',
      'Then run the same command again: what is done stays done.',
      'Not reached: door.',
    ]);
  });

  it('end when a command fails, whose output was passed on', async () => {
    const world = fakeWorld({
      'gcloud lamp describe': [{ isOn: false }],
      'gcloud lamp update': [{ status: 2, stderr: 'no current' }],
    });
    expect(await runSteps([lampIsOn, door], world)).toBe(2);
    expect(world.ran).not.toContain('gcloud door open');
    expect(world.said).toContain('\nStopped at: lamp\ngcloud lamp update --on ended with status 2.');
  });

  it('run a command again that says that it cannot succeed yet, and not for ever', async () => {
    const warming: Step = { ...lampIsOn, notYet: { says: /warming up/, forMs: 60_000 } };
    const cold = { status: 1, stderr: 'ERROR: still warming up' };
    const world = fakeWorld({
      'gcloud lamp describe': [{ isOn: false }],
      'gcloud lamp update': [cold, cold, { status: 0 }],
    });
    expect(await runSteps([warming, door], world)).toBe(0);
    expect(world.ran.filter((command) => command === 'gcloud lamp update --on')).toHaveLength(3);
    expect(world.said).toContain('lamp: not possible yet, tried again');

    const never = fakeWorld({ 'gcloud lamp describe': [{ isOn: false }], 'gcloud lamp update': [cold] });
    expect(await runSteps([warming, door], never)).toBe(1);
    expect(never.ran.filter((command) => command === 'gcloud lamp update --on')).toHaveLength(3);
    expect(never.ran).not.toContain('gcloud door open');
  });

  it('end when a state is not JSON, or lacks what later steps need', async () => {
    const garbled = fakeWorld({ 'gcloud lamp describe': [{ status: 0, stdout: 'Welcome!' }] });
    expect(await runSteps([lampIsOn], garbled)).toBe(1);
    expect(garbled.said[0]).toBe('\nStopped at: lamp\ngcloud lamp describe did not answer in JSON:\nWelcome!');
    const number: Step = {
      name: 'number',
      read: ['gcloud', 'number'],
      learn: () => {
        throw new Error('There is no number.');
      },
    };
    const unlearned = fakeWorld({ 'gcloud number': [{}] });
    expect(await runSteps([number], unlearned)).toBe(1);
    expect(unlearned.said[0]).toBe('\nStopped at: number\nThere is no number.');
    const strict: Step = { name: 'lamp', read: ['gcloud', 'lamp'], lacks: (state) => [z.string().parse(state)] };
    const odd = fakeWorld({ 'gcloud lamp': [{}] });
    expect(await runSteps([strict], odd)).toBe(1);
    expect(odd.said[0]).toMatch(/^\nStopped at: lamp\nThe answer is not as expected\.\n.*expected string/);
  });

  it('wait until nothing is lacking, and say what they wait for when that changes', async () => {
    const waiting: Step = { name: 'light', read: lampIsOn.read, lacks: lampIsOn.lacks, waitMs: 60_000 };
    const world = fakeWorld({ 'gcloud lamp describe': [{ isOn: false }, { isOn: false }, { isOn: true }] });
    expect(await runSteps([waiting, door], world)).toBe(0);
    expect(world.ran).toEqual([...Array<string>(3).fill('gcloud lamp describe'), 'gcloud door open']);
    expect(world.said.slice(0, 2)).toEqual(['light: waiting for\n  light', 'light: already so']);
  });

  it('do not wait for ever', async () => {
    const waiting: Step = { name: 'light', read: lampIsOn.read, lacks: lampIsOn.lacks, waitMs: 60_000 };
    const world = fakeWorld({ 'gcloud lamp describe': [{ isOn: false }] });
    expect(await runSteps([waiting, door], world)).toBe(1);
    expect(world.ran).toHaveLength(7);
    expect(world.said).toContain('\nStopped at: light\nWaited for 1 minutes. Still to come:\n  light');
    expect(world.ran).not.toContain('gcloud door open');
  });

  it('are printed with what is not known yet in capitals, and run nothing', () => {
    const said: string[] = [];
    const use: Step = { name: 'letter', commands: () => [['firebase', 'send', '{houseNumber}', "it's"]] };
    sayCommands([lampIsOn, use], (line) => said.push(line));
    expect(said).toEqual([
      '# lamp',
      'gcloud lamp describe',
      '# lamp.json: {}',
      'gcloud lamp update --on',
      '# letter',
      String.raw`npx firebase send HOUSE_NUMBER 'it'\''s'`,
    ]);
  });
});
