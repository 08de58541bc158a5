import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

const workflowSchema = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      container: z.string(),
      'timeout-minutes': z.number(),
      steps: z.array(z.object({ run: z.optional(z.string()) })),
    }),
  ),
});
const updatesSchema = z.object({
  updates: z.array(
    z.object({ 'package-ecosystem': z.string(), directory: z.string(), schedule: z.object({ interval: z.string() }) }),
  ),
});

describe('the workflows on GitHub', () => {
  const { jobs, permissions } = workflowSchema.parse(parse(readFileSync('.github/workflows/check.yml', 'utf8')));
  const commandsOf = (job: string): string => (jobs[job]?.steps ?? []).map(({ run = '' }) => run).join('\n');

  it('start the site on a fresh clone, run all tests and audit packages', () => {
    expect(commandsOf('start')).toMatch(/^npm start &$/m);
    expect(commandsOf('start')).toContain('/api/health');
    expect(commandsOf('test')).toMatch(/^npm run test:all$/m);
    expect(commandsOf('audit')).toMatch(/^npm audit --omit=dev$/m);
  });

  it('may only read the repository, and use the same Node as the image', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const [main] = /(?<=FROM node:)\d+/.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
    for (const { container } of Object.values(jobs)) expect(container).toMatch(new RegExp(`^node:${main}-`));
  });

  it('propose updates of packages, base image and actions each week', () => {
    const { updates } = updatesSchema.parse(parse(readFileSync('.github/dependabot.yml', 'utf8')));
    expect(updates.map((update) => [update['package-ecosystem'], update.directory, update.schedule.interval])).toEqual([
      ['npm', '/', 'weekly'],
      ['docker', '/', 'weekly'],
      ['github-actions', '/', 'weekly'],
    ]);
  });
});
