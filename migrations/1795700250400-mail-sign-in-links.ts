import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A right password on an unknown device gets a link by mail where strangers have used up their guesses (ADR 35). */
export class MailSignInLinks1795700250400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE account_letter DROP CONSTRAINT account_letter_kind_check;
      ALTER TABLE account_letter ADD CONSTRAINT account_letter_kind_check CHECK (kind IN (
        'verify_email', 'invitation', 'reset_password', 'sign_in', 'address_taken', 'password_changed',
        'second_factor_reset'
      ))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM account_letter WHERE kind = 'sign_in';
      ALTER TABLE account_letter DROP CONSTRAINT account_letter_kind_check;
      ALTER TABLE account_letter ADD CONSTRAINT account_letter_kind_check CHECK (kind IN (
        'verify_email', 'invitation', 'reset_password', 'address_taken', 'password_changed', 'second_factor_reset'
      ))`);
  }
}
