import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The provider's own facts as administrators set them; one row. A null comes from the environment or the default; an empty
 * text means that there is none.
 */
@Entity('provider_settings')
export class ProviderSettingsRow {
  @PrimaryColumn('boolean', { name: 'is_only' })
  isOnly!: true;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text', { name: 'company_name', nullable: true })
  companyName!: string | null;

  @Column('text', { name: 'support_email', nullable: true })
  supportEmail!: string | null;

  @Column('text', { name: 'support_phone', nullable: true })
  supportPhone!: string | null;

  @Column('text', { name: 'facebook_url', nullable: true })
  facebookUrl!: string | null;

  @Column('text', { name: 'twitter_url', nullable: true })
  twitterUrl!: string | null;

  @Column('text', { name: 'instagram_url', nullable: true })
  instagramUrl!: string | null;

  @Column('text', { name: 'dpo_name', nullable: true })
  dpoName!: string | null;

  @Column('text', { name: 'dpo_email', nullable: true })
  dpoEmail!: string | null;

  @Column('text', { name: 'dpo_address', nullable: true })
  dpoAddress!: string | null;

  @Column('text', { name: 'alignment_line', nullable: true })
  alignmentLine!: string | null;

  @Column('text', { name: 'complaint_route', nullable: true })
  complaintRoute!: string | null;

  @Column('text', { name: 'prf_prefix', nullable: true })
  prfPrefix!: string | null;

  /** The provider's code of the Organisation Data Service. */
  @Column('text', { name: 'ods_code', nullable: true })
  odsCode!: string | null;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;

  @Column('uuid', { name: 'updated_by' })
  updatedBy!: string;
}
