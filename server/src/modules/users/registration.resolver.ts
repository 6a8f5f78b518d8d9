import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { OwnTransaction, Public } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { AccountLinksService } from './account-links.service.js';
import { RegisterPatientInput, RegisterUserInput, ResetPasswordInput } from './registration.inputs.js';
import type { RegistrationService } from './registration.service.js';

@Resolver()
export class RegistrationResolver {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly links: AccountLinksService,
  ) {}

  @Public()
  @OwnTransaction()
  @Mutation(() => ID, {
    description:
      'Registers an account of role patient. The answer is the same whether or not the address is taken.',
  })
  registerUser(
    @Ctx() context: Context,
    @Arg('input', () => RegisterUserInput) input: RegisterUserInput,
  ): Promise<string> {
    return this.registrations.registerAccount(context, input);
  }

  @Public()
  @Mutation(() => ID, {
    description: 'Registers the caller as a patient, self-reported until staff confirm it.',
  })
  registerPatient(
    @Ctx() context: Context,
    @Arg('input', () => RegisterPatientInput) input: RegisterPatientInput,
  ): Promise<string> {
    return this.registrations.registerPatient(context, input);
  }

  @Public()
  @OwnTransaction()
  @Mutation(() => Boolean, {
    description:
      'Confirms an e-mail address with the token from a link and the password chosen at registration.',
  })
  async verifyEmail(
    @Ctx() context: Context,
    @Arg('token', () => String) token: string,
    @Arg('password', () => String) password: string,
  ): Promise<boolean> {
    await this.links.verifyEmail(context, { token, password });
    return true;
  }

  @Public()
  @Mutation(() => Boolean, { description: 'Sends a password reset link, if the account exists.' })
  async requestPasswordReset(
    @Ctx() context: Context,
    @Arg('email', () => String) email: string,
  ): Promise<boolean> {
    await this.links.requestReset(context, email);
    return true;
  }

  @Public()
  @Mutation(() => Boolean, {
    description: 'Sends another link to confirm the address, if an account is waiting for it.',
  })
  async requestEmailConfirmation(
    @Ctx() context: Context,
    @Arg('email', () => String) email: string,
  ): Promise<boolean> {
    await this.links.requestConfirmation(context, email);
    return true;
  }

  @Public()
  @OwnTransaction()
  @Mutation(() => Boolean, { description: 'Sets a password with the token from a link; ends every session.' })
  async resetPassword(
    @Ctx() context: Context,
    @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput,
  ): Promise<boolean> {
    await this.links.resetPassword(context, input);
    return true;
  }
}
