/** A reason for not making a backup, or for not restoring one here, as it is said to whoever asked. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal';
}
