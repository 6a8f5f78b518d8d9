/** A reason for not making a backup, or for not restoring one here, as shown to the person at the command line. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal';
}
