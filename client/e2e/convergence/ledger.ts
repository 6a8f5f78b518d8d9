import { expect } from '@playwright/test';
import { isRowsPath } from '@sideline/schema/prf/record/merge';
import { pathsOf, valueAt } from '../../src/features/prf/drafts/changes';
import type { CommandResult, DraftCommand } from '../../src/features/prf/drafts/draft-state';
import { entryFieldsOf } from '../../src/features/prf/drafts/entry-fields';
import type { SaveRequest } from '../../src/features/prf/drafts/save-transport';
import { piecesOf, placeOf, textOf } from './places';

/** Every piece that the server acknowledged, and the value that stands last at each place. */
export class Ledger {
  readonly standing = new Map<string, string>();
  readonly ever = new Set<string>();
  /** The commands that the server said it keeps beside the signed record. */
  readonly late = new Set<string>();
  /** How often somebody was told that another had written the same. */
  conflicts = 0;
  isSigned = false;
  readonly #known = new Set<string>();

  /** Takes a true answer down; a delivery of what was answered before may write nothing. */
  note({ commands }: SaveRequest, results: readonly CommandResult[]): void {
    for (const result of results) {
      const command = commands.find(({ commandId }) => commandId === result.commandId);
      if (command === undefined) throw new Error('An answer to no command');
      if (result.outcome === 'REFUSED') this.#noteLate(result);
      else if (this.#known.has(command.commandId)) expect(['REPLAYED', 'CONFLICT']).toContain(result.outcome);
      else this.#noteTaken(command, result);
    }
  }

  /** Nothing is refused here but what comes after the signature, and all of that is kept. */
  #noteLate(result: CommandResult): void {
    expect(result).toMatchObject({ code: 'PRF_LOCKED', isKept: true, problems: [] });
    expect(this.isSigned).toBe(true);
    this.late.add(result.commandId);
  }

  #noteTaken(command: DraftCommand, result: CommandResult): void {
    // After the signature only what was signed in the very same words needs nothing done.
    expect(this.isSigned ? ['REPLAYED'] : ['SAVED', 'MERGED', 'CONFLICT']).toContain(result.outcome);
    this.#known.add(command.commandId);
    const clashed = new Set(result.conflict?.paths ?? []);
    if (clashed.size > 0) this.conflicts += 1;
    for (const path of pathsOf(command.changes, entryFieldsOf(command.section))) {
      if (clashed.has(path)) continue;
      const { section } = command;
      // Of a list of rows those of others stand too, as the answer says.
      const stands = valueAt(isRowsPath(section, path) ? result.data : command.changes, path);
      const standing = new Set(piecesOf(section, path, stands));
      for (const piece of piecesOf(section, path, valueAt(command.changes, path))) {
        // What is new in it stands; what was there before may have been taken away by another.
        if (!this.ever.has(piece)) expect(standing).toContain(piece);
        this.ever.add(piece);
      }
      if (!this.isSigned) this.standing.set(placeOf(section, path), textOf(stands));
    }
  }
}
