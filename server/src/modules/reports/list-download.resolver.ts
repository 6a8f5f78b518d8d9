import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { ListDownloadService } from './list-download.service.js';
import { NoteListDownloadInput } from './list-download.types.js';

@Resolver()
export class ListDownloadResolver {
  constructor(private readonly downloads: ListDownloadService) {}

  @Allow({ roles: ['admin', 'staff', 'client'], sessionOnly: true })
  @Mutation(() => Boolean, {
    description: 'Records that selected rows of a list are saved as a file on the device. Ask before saving.',
  })
  noteListDownload(
    @Ctx() context: Context,
    @Arg('input', () => NoteListDownloadInput) input: NoteListDownloadInput,
  ): Promise<boolean> {
    return this.downloads.note(context, input);
  }
}
