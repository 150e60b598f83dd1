/* The compiled search as a Python module, for Python 3.11 and newer. The same searches in plain Python,
 * which this folder's files name, are in tools/reference. */
#define Py_LIMITED_API 0x030B0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdlib.h>
#include <string.h>

#include "beam.h"
#include "dive.h"
#include "fewest.h"

/* The caller's function, and the thread that must hold the lock to call it. */
typedef struct {
    PyObject *check;
    PyThreadState *thread;
} Caller;

/* Calls the caller's function from within the search; false if it raised. */
static bool goes_on(void *context)
{
    Caller *caller = context;
    PyEval_RestoreThread(caller->thread);
    PyObject *returned = PyObject_CallNoArgs(caller->check);
    bool raised = !returned;
    Py_XDECREF(returned);
    caller->thread = PyEval_SaveThread();
    return !raised;
}

static PyObject *answer(Run *run)
{
    if (run->end == NO_MEMORY) return PyErr_NoMemory();
    if (run->end == STOPPED) return NULL;
    PyObject *codes = PyTuple_New(run->length);
    for (uint32_t i = 0; codes && i < run->length; i++)
        PyTuple_SetItem(codes, i, PyLong_FromUnsignedLong(run->codes[i]));
    free(run->codes);
    if (!codes) return NULL;
    return Py_BuildValue("iKN", (int)run->end, (unsigned long long)run->nodes, codes);
}

/* The arguments that describe a position: game, order, first layer, words, weights. */
#define POSITION "iy#I(KKKKKK)(iiiiii)"
#define POSITION_TO                                                                              \
    &which, &order, &length, &game.first_layer, &word[0], &word[1], &word[2], &word[3],          \
        &word[4], &word[5], &weight[0], &weight[1], &weight[2], &weight[3], &weight[4], &weight[5]

/* The games' numbers, as in encoding.py. */
enum { SULTAN, CLASSIC, SHAH, OPEN_CLASSIC };

/* Completes the game; false, with an exception, if it isn't an encoded position. */
static bool opened(Game *game, int which, const char *order, Py_ssize_t length)
{
    if (length > MOST_CARDS - 1 || game->first_layer >= LAYER_SETS * (length + 1)) {
        PyErr_SetString(PyExc_ValueError, "not an encoded position");
        return false;
    }
    game->length = (uint32_t)length;
    memset(game->places, NO_PLACE, sizeof game->places);
    memset(game->copies, 0, sizeof game->copies);
    for (uint32_t i = 0; i < game->length; i++) {
        int card = game->order[i] = (uint8_t)order[i] % CARDS;
        game->places[card][game->places[card][0] != NO_PLACE] = (uint8_t)i;
        game->copies[card] |= (unsigned __int128)1 << i;
    }
    game->classic = which == CLASSIC || which == OPEN_CLASSIC;
    if (which == SHAH)
        open_shah(game);
    else if (which == OPEN_CLASSIC)
        open_vacancies(game);
    else
        open_sultan(game);
    return true;
}

/* run_beam(game, order, first layer, words, weights, width, alike, nodes, at once,
 * check) -> (end, nodes, codes)
 *
 * What check() raises ends the search. */
static PyObject *search_beam(PyObject *self, PyObject *args)
{
    Game game = {.length = 0};
    uint64_t *word = game.start.word;
    int32_t *weight = game.weights;
    const char *order;
    Py_ssize_t length;
    int which, at_once;
    unsigned long long nodes;
    Beam beam;
    Caller caller = {NULL, NULL};
    Check check = {goes_on, &caller, 0};
    (void)self;
    if (!PyArg_ParseTuple(args, POSITION "IIKpO", POSITION_TO, &beam.width, &beam.alike, &nodes,
                          &at_once, &caller.check))
        return NULL;
    if (!opened(&game, which, order, length)) return NULL;
    beam.at_once = at_once;
    caller.thread = PyEval_SaveThread();
    Run run = run_beam(&game, beam, nodes, &check);
    PyEval_RestoreThread(caller.thread);
    return answer(&run);
}

/* run_dive(game, order, first layer, words, weights, nodes, at once, check) -> (end, nodes, codes)
 *
 * What check() raises ends the search. */
static PyObject *dive(PyObject *self, PyObject *args)
{
    Game game = {.length = 0};
    uint64_t *word = game.start.word;
    int32_t *weight = game.weights;
    const char *order;
    Py_ssize_t length;
    int which, at_once;
    unsigned long long nodes;
    Caller caller = {NULL, NULL};
    Check check = {goes_on, &caller, 0};
    (void)self;
    if (!PyArg_ParseTuple(args, POSITION "KpO", POSITION_TO, &nodes, &at_once, &caller.check))
        return NULL;
    if (!opened(&game, which, order, length)) return NULL;
    caller.thread = PyEval_SaveThread();
    Run run = run_dive(&game, nodes, at_once, &check);
    PyEval_RestoreThread(caller.thread);
    return answer(&run);
}

/* run_fewest(game, order, first layer, words, weights, width, price, nodes, limit, everywhere,
 * at once, check) -> ((end, nodes, codes), turns)
 *
 * What check() raises ends the search. */
static PyObject *fewest(PyObject *self, PyObject *args)
{
    Game game = {.length = 0};
    uint64_t *word = game.start.word;
    int32_t *weight = game.weights;
    const char *order;
    Py_ssize_t length;
    int which, everywhere, at_once;
    unsigned long long nodes;
    Search search;
    Caller caller = {NULL, NULL};
    Check check = {goes_on, &caller, 0};
    Run run = {.check = &check};
    (void)self;
    if (!PyArg_ParseTuple(args, POSITION "IiKIppO", POSITION_TO, &search.width, &search.price,
                          &nodes, &search.limit, &everywhere, &at_once, &caller.check))
        return NULL;
    if (!opened(&game, which, order, length)) return NULL;
    search.nodes = nodes;
    search.everywhere = everywhere;
    search.at_once = at_once;
    caller.thread = PyEval_SaveThread();
    uint32_t turns = run_fewest(&game, &search, &run);
    PyEval_RestoreThread(caller.thread);
    PyObject *ended = answer(&run);
    return ended ? Py_BuildValue("NI", ended, (unsigned int)turns) : NULL;
}

/* Reads positions, each a tuple of a layer and a tuple of words; NULL, with an exception, if they
 * aren't. The caller frees them. */
static Start *starts_of(PyObject *list, Py_ssize_t count, uint32_t layers)
{
    Start *starts = calloc((size_t)count + 1, sizeof *starts);
    if (!starts) PyErr_NoMemory();
    for (Py_ssize_t i = 0; starts && i < count; i++) {
        uint64_t *word = starts[i].state.word;
        PyObject *pair = PyList_GetItem(list, i);
        bool read = PyTuple_Check(pair) &&
                    PyArg_ParseTuple(pair, "I(KKKKKK)", &starts[i].layer, &word[0], &word[1],
                                     &word[2], &word[3], &word[4], &word[5]);
        if (read && starts[i].layer < layers) continue;
        if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "not an encoded position");
        free(starts);
        return NULL;
    }
    return starts;
}

/* What proves positions back through a game, in the row of the earliest. */
typedef Back Prove(Game *, const Start *, uint32_t count, uint64_t nodes, uint64_t step, Check *);

static PyObject *proved(PyObject *args, const char *format, bool steps, Prove *prove)
{
    Game game = {.length = 0};
    const char *order;
    Py_ssize_t length;
    int which;
    PyObject *list;
    unsigned long long nodes, step = 0;
    Caller caller = {NULL, NULL};
    Check check = {goes_on, &caller, 0};
    if (!(steps ? PyArg_ParseTuple(args, format, &which, &order, &length, &PyList_Type, &list, &nodes,
                                   &step, &caller.check)
                : PyArg_ParseTuple(args, format, &which, &order, &length, &PyList_Type, &list, &nodes,
                                   &caller.check)))
        return NULL;
    if (!opened(&game, which, order, length)) return NULL;
    Py_ssize_t count = PyList_Size(list);
    Start *starts = starts_of(list, count, LAYER_SETS * (game.length + 1));
    if (!starts) return NULL;
    caller.thread = PyEval_SaveThread();
    Back back = prove(&game, starts, (uint32_t)count, nodes, step, &check);
    PyEval_RestoreThread(caller.thread);
    free(starts);
    PyObject *ended = answer(&back.run);
    return ended ? Py_BuildValue("NI", ended, (unsigned int)back.proved) : NULL;
}

/* run_back(game, order, positions, nodes, step, check) -> ((end, nodes, codes), proved)
 *
 * What check() raises ends the search. */
static PyObject *prove_back(PyObject *self, PyObject *args)
{
    (void)self;
    return proved(args, "iy#O!KKO", true, run_back);
}

static Back probes(Game *game, const Start *starts, uint32_t count, uint64_t nodes, uint64_t step,
                   Check *check)
{
    (void)step;
    if (game->probe) return run_probes(game, starts, count, nodes, check);
    return (Back){.run = {SPENT, 0, NULL, 0, check}};
}

/* run_probes(game, order, positions, nodes, check) -> ((end, nodes, codes), lost)
 *
 * What check() raises ends the search. */
static PyObject *probe_back(PyObject *self, PyObject *args)
{
    (void)self;
    return proved(args, "iy#O!KO", false, probes);
}

static PyMethodDef methods[] = {
    {"run_beam", search_beam, METH_VARARGS, "A beam over an encoded position; see kernel.py."},
    {"run_dive", dive, METH_VARARGS, "A depth-first hunt for a win; see kernel.py."},
    {"run_fewest", fewest, METH_VARARGS, "A search for the fewest turns; see kernel.py."},
    {"run_back", prove_back, METH_VARARGS, "Proofs of loss, back through a game; see kernel.py."},
    {"run_probes", probe_back, METH_VARARGS, "Proofs of loss by decisions; see kernel.py."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {
    .m_base = PyModuleDef_HEAD_INIT, .m_name = "_fast", .m_size = 0, .m_methods = methods};

PyMODINIT_FUNC PyInit__fast(void) { return PyModuleDef_Init(&module); }
