import {
  EXPORT_FORMATS,
  EXPORT_KINDS,
  EXPORT_STATES,
  type ExportFormat,
  type ExportKind,
  type ExportState,
} from '@sideline/schema/exports';
import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { listedText } from '../../platform/database/checked.js';

const enumOf = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, key])) as { readonly [Key in K]: Key };

export const ExportKindEnum = enumOf(EXPORT_KINDS);
registerEnumType(ExportKindEnum, { name: 'ExportKind', description: 'A kind of file export.' });
export const ExportFormatEnum = enumOf(EXPORT_FORMATS);
registerEnumType(ExportFormatEnum, { name: 'ExportFormat', description: 'The file format of an export.' });
export const ExportStateEnum = enumOf(EXPORT_STATES);
registerEnumType(ExportStateEnum, { name: 'ExportState', description: 'The state of a long export.' });

/** A file made in the background, for the person who asked for it. */
@ObjectType({
  simpleResolvers: true,
  description: 'A file that is made in the background, for the person who asked for it.',
})
export class LongExport {
  @Field(() => ID)
  id!: string;

  @Field(() => ExportKindEnum)
  kind!: ExportKind;

  @Field(() => ExportFormatEnum)
  format!: ExportFormat;

  @Field(() => ExportStateEnum)
  state!: ExportState;

  @Field(() => Int)
  rowsTotal!: number;

  @Field(() => Int, { description: 'How many of these are in the file so far.' })
  rowsDone!: number;

  @Field(() => String, { nullable: true, description: 'Why it was not made.' })
  problem!: string | null;

  @Field(() => GraphQLISODateTime)
  requestedAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it is removed.' })
  expiresAt!: Date;
}

/** The row that a statement returns. */
export const longExportRow: z.ZodType<LongExport> = z.object({
  id: z.string(),
  kind: listedText<ExportKind>(),
  format: z.enum(EXPORT_FORMATS),
  state: z.enum(EXPORT_STATES),
  rowsTotal: z.number(),
  rowsDone: z.number(),
  problem: z.string().nullable(),
  requestedAt: z.date(),
  expiresAt: z.date(),
});

@InputType()
export class RequestExportInput {
  @Field(() => ID, {
    description: 'A UUID v7 made by the client; sending it again does not request a second file.',
  })
  exportId!: string;

  @Field(() => ExportKindEnum)
  kind!: ExportKind;

  @Field(() => ExportFormatEnum)
  format!: ExportFormat;

  @Field(() => String, {
    description:
      'Filters and order: the query part of the address of the same immediate export, without ‘?’.',
  })
  query!: string;
}
