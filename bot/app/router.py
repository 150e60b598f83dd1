"""Every press and the feature that answers it. Custom ids say everything, so buttons last."""

from dataclasses import replace

from bot.app.answers.following import Following
from bot.app.answers.replies import Replies
from bot.app.features.features import Features
from bot.app.members import may_write
from bot.app.requests import Interaction, press_of, refuse_if_moved, request_of
from bot.errors import PlayError, Reason
from bot.press import analyses, dailies, games, leaderboards, puzzles, settings, together
from bot.press.press import Posting, Press, posting_of
from bot.services.core.requests import Request


class Router:
    def __init__(self, features: Features, replies: Replies, following: Following) -> None:
        self._features = features
        self._replies = replies
        self._following = following

    async def answer(self, interaction: Interaction) -> None:
        self._following.leave(interaction)
        refuse_if_moved(interaction)
        request, press = request_of(interaction), press_of(interaction)
        if (posting := posting_of(press)) in (Posting.POSTED, Posting.ONCE):
            request = _posting(interaction, request)
            if posting is Posting.POSTED:
                self._replies.check_post(interaction)
        await self._answer(interaction, request, press)

    async def _answer(  # noqa: PLR0915 - one arm for every press
        self, asked: Interaction, request: Request, press: Press
    ) -> None:
        to = self._features
        match press:
            case games.Share():
                await to.sharing.share(asked, request, press)
            case dailies.OpenDaily():
                await to.daily.open(asked, request)
            case dailies.ShowDailies():
                await to.daily.overview(asked, request, press)
            case dailies.ChooseDaily():
                await to.daily.choose(asked, request, press)
            case dailies.Start():
                await to.daily.start(asked, request, press)
            case dailies.ShowPastDay():
                await to.daily.past_day(asked, request, press)
            case dailies.ShowArchive():
                await to.archive.show(asked, request, press)
            case dailies.WatchLine() | dailies.WatchRecord():
                await to.daily.watch(asked, request, press)
            case dailies.WatchBest():
                await to.films.best(asked, request, press)
            case analyses.ShowFilm():
                await to.films.show(asked, request, press)
            case analyses.CutFilm(posted=False):
                await to.films.cut(asked, request, press)
            case analyses.CutFilm():
                await to.films.post(asked, request, press)
            case leaderboards.ShowLeaderboard(posted=False):
                await to.leaderboard.page(asked, request, press)
            case leaderboards.ShowLeaderboard():
                await to.leaderboard.post(asked, request, press)
            case leaderboards.FindMyPlace():
                await to.leaderboard.place(asked, request, press)
            case leaderboards.FindMyPlaceHere():
                await to.leaderboard.place_here(asked, request, press)
            case settings.SetSwitch():
                await to.settings.switch(asked, request, press)
            case settings.RemindAt() | settings.RemindInZone():
                await to.settings.remind_at(asked, request, press)
            case settings.Speak():
                await to.settings.speak(asked, request, press)
            case settings.RemindersOff():
                await to.settings.end_reminders(asked, request)
            case settings.SwitchDigest():
                await to.servers.switch_digest(asked, request, press)
            case settings.SwitchPublic():
                await to.servers.switch_public(asked, request, press)
            case settings.PostStatistics():
                await to.statistics.post(asked, request)
            case settings.ShowPrivacy():
                await to.privacy.summary(asked, request)
            case settings.ShowTerms():
                await to.privacy.terms(asked, request)
            case settings.Export():
                await to.privacy.export(asked, request)
            case settings.AskToDelete():
                await to.privacy.ask(asked, request)
            case settings.Delete():
                await to.privacy.delete(asked, request, press)
            case settings.OpenHelp():
                await to.help.open(asked, request)
            case settings.ShowHelp():
                await to.help.page(asked, request, press)
            case analyses.Analyse():
                await to.analysis.analyse(asked, request, press)
            case analyses.ShowAnalysis():
                await to.analysis.known(asked, request, press)
            case analyses.WatchToWin():
                await to.analysis.to_win(asked, request, press)
            case analyses.ShowCourse():
                await to.analysis.course(asked, request, press)
            case together.TryTogether():
                await to.tables.try_together(asked, request, press)
            case puzzles.SolveToday():
                await to.puzzles.today(asked, request)
            case puzzles.TryMove():
                await to.puzzles.attempt(asked, request, press)
            case puzzles.AnotherPuzzle():
                await to.puzzles.another(asked, request, press)
            case puzzles.SharePuzzle():
                await to.puzzles.share(asked, request, press)
            case puzzles.MakePuzzle():
                await to.made_puzzles.make(asked, request, press)
            case puzzles.SolvePuzzle():
                await to.made_puzzles.solve(asked, request, press)
            case _:
                raise AssertionError(press)


def _posting(interaction: Interaction, request: Request) -> Request:
    """A request whose answer is posted to the channel; raises MAY_NOT_WRITE."""
    if not may_write(interaction):
        raise PlayError(Reason.MAY_NOT_WRITE)
    # In their own channel with Divan nobody else reads it.
    return replace(request, posts=not interaction.context.dm_channel)
